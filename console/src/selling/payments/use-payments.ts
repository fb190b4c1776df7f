import {
  type GatewayView,
  paymentOperations as operations,
  stripeExpressOperations as express,
} from '@coverwright/contract/selling/payments'
import { askFirst } from '@coverwright/ui/confirm'
import { useTexts } from '@coverwright/ui/locales'
import { useList, useOperation, useWrite } from '../../platform/queries'
import { useToast } from '../../platform/toast'

export const useGateways = () => useOperation(operations.getGateways, {})
export const useStripeAccount = () => useOperation(express.getAccount, {})
export const useSandboxPayments = () => useList(operations.listSandboxPayments)

const refreshes = [operations.getGateways]
const leave = (to: string) => window.location.assign(to)

/** What can be done to a gateway, each saying what became of it. */
export function useGatewayActs(gateways: readonly GatewayView[]) {
  const t = useTexts('payments')
  const withToast = useToast()
  const [install, activate, deactivate] = [
    useWrite(operations.installGateway, { refreshes }),
    useWrite(operations.activateGateway, { refreshes }),
    useWrite(operations.deactivateGateway, { refreshes }),
  ]
  const test = useWrite(operations.startTestPayment)
  const says = (act: string, name: string) => ({ text: t(`done.${act}`, { name: t(`names.${name}`) }) })
  return {
    isBusy: [install, activate, deactivate, test].some(({ isPending }) => isPending),
    install: ({ name }: GatewayView) => withToast(() => install.mutateAsync({ name }), says('install', name)),
    activate: async ({ name }: GatewayView) => {
      const other = gateways.find(({ state }) => state === 'active')
      const words = { name: t(`names.${name}`), other: other ? t(`names.${other.name}`) : '' }
      const question = {
        title: t('activate.ask', words),
        keeps: t('activate.instead', words),
        verb: t('acts.activate'),
      }
      if (other && !(await askFirst({ about: 'act', ...question }))) return
      await withToast(() => activate.mutateAsync({ name }), says('activate', name))
    },
    deactivate: async ({ name }: GatewayView) => {
      const words = { name: t(`names.${name}`) }
      const question = { title: t('deactivate.ask', words), loses: [t('deactivate.loses')], verb: t('acts.deactivate') }
      if (!(await askFirst({ about: 'act', ...question, isDanger: true }))) return
      await withToast(() => deactivate.mutateAsync({ name }), says('deactivate', name))
    },
    test: ({ name }: GatewayView) => withToast(async () => leave((await test.mutateAsync({ name })).payAt)),
  }
}

/** The company's account at Stripe: made here, filled in there. */
export function useConnect() {
  const withToast = useToast()
  const create = useWrite(express.createAccount, { refreshes: [operations.getGateways, express.getAccount] })
  const link = useWrite(express.getOnboardingLink)
  return {
    isBusy: create.isPending || link.isPending,
    connect: () =>
      withToast(async () => {
        await create.mutateAsync({})
        leave((await link.mutateAsync({})).url)
      }),
  }
}
