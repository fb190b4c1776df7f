import type { ProductView } from '@coverwright/contract/design/products'
import { LOOK_DRAWINGS_ADDRESS } from '@coverwright/rules/design/products'
import {
  Bandage,
  Bike,
  Building,
  Car,
  HeartPulse,
  House,
  PawPrint,
  Plane,
  Shield,
  Stethoscope,
  Truck,
} from 'lucide-react'
import type { ComponentType, CSSProperties } from 'react'
import './product-picture.css'

type Kind = ProductView['insuranceType']
/** What is insured, and which colour of the charts its picture wears. */
const kinds: Record<Kind, { Icon: ComponentType<{ size: number; strokeWidth: number }>; hue: number }> = {
  travel: { Icon: Plane, hue: 2 },
  car: { Icon: Car, hue: 1 },
  home: { Icon: House, hue: 4 },
  pet: { Icon: PawPrint, hue: 3 },
  landlord: { Icon: Building, hue: 6 },
  van: { Icon: Truck, hue: 2 },
  motorbike: { Icon: Bike, hue: 5 },
  life: { Icon: HeartPulse, hue: 1 },
  medical: { Icon: Stethoscope, hue: 5 },
  personalAccident: { Icon: Bandage, hue: 3 },
  other: { Icon: Shield, hue: 6 },
}

type Props = { kind: Kind; face?: ProductView['face'] | undefined }

/** A first page in small: in the colour of its look and with its drawing where it has chosen them, else of what it insures. */
export function ProductPicture({ kind, face }: Props) {
  const { Icon, hue } = kinds[kind]
  const own = face && COLOUR.test(face.brand) ? face.brand : undefined
  const look = own ? ({ '--hue': own } as CSSProperties) : undefined
  return (
    <div className={`product-picture product-hue-${hue}`} style={look} data-theme="light" aria-hidden="true">
      <div className="product-bar">
        <i />
        <i />
      </div>
      <div className="product-lines">
        <i />
        <i />
        <i />
        <i />
      </div>
      {own && face?.drawing ? (
        <img
          className="product-drawing"
          src={`${LOOK_DRAWINGS_ADDRESS}/${face.drawing}-${own.slice(1).toLowerCase()}.svg`}
          alt=""
          loading="lazy"
        />
      ) : (
        <Icon size={56} strokeWidth={1.2} />
      )}
    </div>
  )
}

const COLOUR = /^#[0-9A-Fa-f]{6}$/
