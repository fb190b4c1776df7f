import type { LookDrawing } from '@coverwright/rules/design/products'
import { type Paint, wheel } from './scene'

/** One thing for each kind of insurance, drawn by us. */
export const things: Readonly<Record<LookDrawing, (paint: Paint) => string>> = {
  travel: ({ brand, deep, white, soft }) =>
    `<path d="M140 92 300 62c14-3 26 0 29 6s-6 13-20 16L150 112c-8 2-14-1-17-7l-14-27 12-2 14 14z" fill="${brand}"/>` +
    `<path d="M214 84 168 30l16-3 70 50zM222 98l-18 46 14-2 42-50z" fill="${deep}"/>` +
    `<path d="M60 132c22-14 48-4 52 4h34c-6-12-18-14-24-12-8-14-44-18-62 8z" fill="${white}"/>` +
    `<rect x="330" y="122" width="64" height="48" rx="6" fill="${brand}"/><path d="M350 122v-10h24v10M346 122v48M378 122v48" fill="none" stroke="${deep}" stroke-width="4"/><path d="M338 132h8v28h-8z" fill="${soft}"/>`,
  car: (paint) =>
    `<path d="M150 160c-6 0-10-4-10-10v-14c0-8 5-13 13-15l26-5 32-24c5-4 11-6 18-6h56c8 0 15 3 20 9l22 25 34 8c9 2 14 8 14 16v6c0 6-4 10-10 10z" fill="${paint.brand}"/>` +
    `<path d="M196 114 220 96c4-3 8-4 13-4h15v24h-54zM258 92h26c6 0 11 2 14 6l16 18h-56z" fill="${paint.white}"/>` +
    `<path d="M358 128h14l4 10h-18zM142 132h14v10h-15z" fill="${paint.sun}"/>${wheel(paint, 190, 18)}${wheel(paint, 322, 18)}`,
  home: ({ brand, deep, white, soft }) =>
    `<path d="M196 104h132v68H196z" fill="${white}"/><path d="M178 108 262 48l84 60z" fill="${brand}"/>` +
    `<path d="M292 60V42h16v30z" fill="${deep}"/><path d="M248 128h30v44h-30z" fill="${brand}"/>` +
    `<path d="M208 116h24v24h-24zM294 116h24v24h-24z" fill="${soft}"/><circle cx="272" cy="150" r="2" fill="${white}"/>` +
    `<path d="M150 172c-14-16-10-44 6-56 16 12 18 40 6 56z" fill="${brand}" opacity=".6"/><path d="M156 134v38" stroke="${deep}" stroke-width="3"/>`,
  pet: ({ brand, deep, white, sun }) =>
    `<path d="M186 172v-58c0-22 14-36 34-36l-2-22c14 2 22 8 26 16h18c6 0 12 4 14 10l4 10c1 4-1 8-6 8h-22l-4 18v54h-16v-34h-24v34z" fill="${brand}"/>` +
    `<path d="M188 126c-14 0-22-12-18-28l8 2c-2 10 2 16 10 16z" fill="${brand}"/><path d="M218 56c-8 4-12 14-8 24l14-6z" fill="${deep}"/>` +
    `<circle cx="248" cy="82" r="3" fill="${white}"/><path d="M226 106h24v6h-24z" fill="${sun}"/>` +
    `<path d="M296 172c-6-24 0-42 16-48l-4-20 16 10h12l16-10-4 24c8 8 10 26 6 44z" fill="${deep}"/>` +
    `<circle cx="320" cy="130" r="3" fill="${white}"/><circle cx="338" cy="130" r="3" fill="${white}"/><path d="M354 168c18 0 20-22 10-30" fill="none" stroke="${deep}" stroke-width="7" stroke-linecap="round"/>`,
  landlord: ({ brand, deep, white, soft, sun }) =>
    `<path d="M150 60h92v112h-92z" fill="${brand}"/><path d="M242 92h78v80h-78z" fill="${deep}"/><path d="M142 52h108v10H142z" fill="${deep}"/>` +
    `<path d="M164 74h18v18h-18zM208 74h18v18h-18zM164 104h18v18h-18zM208 104h18v18h-18zM164 134h18v18h-18z" fill="${white}"/>` +
    `<path d="M256 106h18v16h-18zM288 106h18v16h-18zM288 134h18v16h-18z" fill="${soft}"/><path d="M206 134h22v38h-22zM256 134h20v38h-20z" fill="${white}"/>` +
    `<circle cx="356" cy="132" r="15" fill="none" stroke="${sun}" stroke-width="8"/><path d="M356 147v25h12m-12-10h9" fill="none" stroke="${sun}" stroke-width="7"/>`,
  van: (paint) =>
    `<path d="M134 84c0-6 4-10 10-10h136v86H144c-6 0-10-4-10-10z" fill="${paint.brand}"/>` +
    `<path d="M280 92h44c6 0 10 2 13 7l22 33c2 3 3 6 3 10v8c0 6-4 10-10 10h-72z" fill="${paint.deep}"/>` +
    `<path d="M292 102h30c3 0 5 1 7 4l16 24h-53z" fill="${paint.white}"/><path d="M152 92h60v34h-60z" fill="${paint.soft}"/>` +
    `<path d="M182 92v34M152 109h60" stroke="${paint.brand}" stroke-width="3"/>${wheel(paint, 180, 17)}${wheel(paint, 318, 17)}`,
  motorbike: (paint) =>
    `<path d="M188 150 226 108h48l14 16 24 4 8 24" fill="none" stroke="${paint.deep}" stroke-width="8" stroke-linejoin="round"/>` +
    `<path d="M218 104c10-12 30-16 52-14l22 18-18 22h-46z" fill="${paint.brand}"/><path d="M176 98h44c4 6 4 12 0 18h-32z" fill="${paint.deep}"/>` +
    `<path d="m286 80 22-8m-16 8 30 84" fill="none" stroke="${paint.deep}" stroke-width="7" stroke-linecap="round"/><circle cx="304" cy="96" r="9" fill="${paint.sun}"/>` +
    `<path d="M222 140h42l10 16h-62z" fill="${paint.soft}"/>${wheel(paint, 184, 26)}${wheel(paint, 324, 26)}`,
  life: ({ brand, deep, soft, white }) =>
    `<path d="M246 172h16v-60h-16z" fill="${deep}"/><path d="M254 30c42 0 68 22 68 50s-28 46-68 46-68-18-68-46 26-50 68-50z" fill="${brand}"/>` +
    `<path d="M254 104c-22-16-34-28-34-42a17 17 0 0 1 34-5 17 17 0 0 1 34 5c0 14-12 26-34 42z" fill="${white}"/>` +
    `<circle cx="166" cy="126" r="10" fill="${deep}"/><path d="M150 172v-20c0-10 6-16 16-16s16 6 16 16v20z" fill="${deep}"/>` +
    `<circle cx="206" cy="140" r="7" fill="${soft}"/><path d="M195 172v-12c0-8 4-12 11-12s11 4 11 12v12z" fill="${soft}"/>` +
    `<circle cx="342" cy="124" r="10" fill="${brand}"/><path d="M322 172l10-36h20l10 36z" fill="${brand}"/>`,
  medical: ({ brand, deep, white, soft }) =>
    `<path d="M168 70h168v102H168z" fill="${white}"/><path d="M160 62h184v12H160z" fill="${brand}"/><path d="M226 38h52v62h-52z" fill="${brand}"/>` +
    `<path d="M246 46h12v16h16v12h-16v16h-12V74h-16V62h16z" fill="${white}"/>` +
    `<path d="M182 86h24v18h-24zM298 86h24v18h-24zM182 118h24v18h-24zM298 118h24v18h-24z" fill="${soft}"/><path d="M232 122h40v50h-40z" fill="${deep}"/><path d="M251 122h2v50h-2z" fill="${white}"/>` +
    `<path d="M96 152h24l8-18 12 32 8-14h20" fill="none" stroke="${brand}" stroke-width="5" stroke-linejoin="round" stroke-linecap="round"/>`,
  personalAccident: ({ brand, deep, white, sun }) =>
    `<circle cx="222" cy="70" r="15" fill="${deep}"/><path d="M206 66c0-12 8-18 18-18s17 7 17 17z" fill="${sun}"/>` +
    `<path d="M204 90h30c10 0 16 6 18 14l8 26-12 4-10-24v22l10 40h-16l-12-34-14 34h-16l14-46V112l-8 22-12-4 8-26c3-9 8-14 20-14z" fill="${brand}"/>` +
    `<path d="M192 120h34v12h-34z" fill="${white}"/><path d="M276 172V96m0 20h-14" stroke="${deep}" stroke-width="6" stroke-linecap="round"/>` +
    `<path d="m306 58 34 12v26c0 24-14 40-34 48-20-8-34-24-34-48V70z" fill="${brand}" opacity=".85"/><path d="M300 78h12v14h14v12h-14v14h-12v-14h-14V92h14z" fill="${white}"/>`,
}
