import { Html } from './escape-html'

/** The console's dark and light values (`ui`), written out: this page stands alone. */
export const outboxStyle = new Html(`
:root { color-scheme: dark; --app: #090a0d; --page: #0d0f13; --card: #13151b; --hover: #191c23; --active: #22262f; --input: #0f1116;
  --line: #1c1f27; --edge: #252932; --strong: #363b47; --text: #eceef3; --soft: #b0b6c3; --faint: #8d94a4; --primary: #5551e0; --tint: #adaaf8; --wash: #191937 }
@media (prefers-color-scheme: light) { :root { color-scheme: light; --app: #f3f4f7; --page: #fafbfc; --card: #fff; --hover: #f5f6f9; --active: #eceef3;
  --input: #fff; --line: #edeff3; --edge: #e1e4ea; --strong: #cbd0da; --text: #12151c; --soft: #434957; --faint: #5f6675; --tint: #4541c2; --wash: #f2f2fe } }
* { box-sizing: border-box }
body { margin: 0; height: 100vh; display: grid; grid-template: 48px 1fr / 380px 1fr; background: var(--page); color: var(--text);
  font: 13px/20px Inter, 'Noto Sans TC', 'Noto Sans SC', system-ui, sans-serif }
header { grid-column: 1 / 3; display: flex; align-items: center; gap: 16px; padding: 0 16px; background: var(--app); border-bottom: 1px solid var(--line) }
header strong { display: flex; align-items: center; gap: 10px; font-size: 14px; font-weight: 600 }
header strong::before { content: ''; width: 10px; height: 10px; border-radius: 3px; background: var(--primary) }
header p { margin: 0; color: var(--faint) }
header form { margin-left: auto; display: flex; gap: 8px }
input { width: 240px; height: 32px; padding: 0 10px; color: inherit; font: inherit; background: var(--input); border: 1px solid var(--strong); border-radius: 6px }
button { height: 32px; padding: 0 14px; color: #fff; font: inherit; font-weight: 500; background: var(--primary); border: 0; border-radius: 6px; cursor: pointer }
:focus-visible { outline: 2px solid var(--tint); outline-offset: 2px }
nav { overflow: auto; background: var(--app); border-right: 1px solid var(--line) }
nav a { display: grid; grid-template: auto auto / 1fr auto; gap: 0 12px; padding: 10px 16px; color: inherit; text-decoration: none; border-bottom: 1px solid var(--line) }
nav a:hover { background: var(--hover) }
nav a[aria-current] { background: var(--active); box-shadow: inset 2px 0 var(--primary) }
nav b { overflow: hidden; font-weight: 500; text-overflow: ellipsis; white-space: nowrap }
nav time, nav span { color: var(--faint); font-size: 12px }
nav span { overflow: hidden; text-overflow: ellipsis; white-space: nowrap }
nav em { justify-self: end; padding: 0 6px; color: var(--tint); font-size: 11px; font-style: normal; line-height: 18px; background: var(--wash); border-radius: 4px }
main { display: flex; flex-direction: column; min-width: 0; padding: 24px; gap: 16px; overflow: auto }
h1 { margin: 0; font-size: 20px; font-weight: 600; line-height: 28px; letter-spacing: -0.018em }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 4px 16px; margin: 0 }
dt { color: var(--faint) } dd { margin: 0; overflow-wrap: anywhere }
iframe { flex: 1 0 420px; width: 100%; background: #fff; border: 1px solid var(--edge); border-radius: 8px }
details { padding: 12px 16px; background: var(--card); border: 1px solid var(--edge); border-radius: 8px }
summary { cursor: pointer; font-weight: 500 }
pre { margin: 12px 0 0; font: 12px/18px 'JetBrains Mono', ui-monospace, monospace; color: var(--soft); white-space: pre-wrap; overflow-wrap: anywhere }
.files { display: flex; flex-wrap: wrap; gap: 8px; margin: 0; padding: 0; list-style: none }
.files a { display: block; padding: 6px 12px; color: var(--tint); text-decoration: none; background: var(--card); border: 1px solid var(--edge); border-radius: 6px }
.phone { align-self: center; width: 360px; max-width: 100%; min-height: 420px; padding: 24px 16px; background: var(--card); border: 1px solid var(--edge); border-radius: 24px }
.phone p { max-width: 280px; margin: 0 0 10px; padding: 8px 12px; background: var(--active); border-radius: 16px 16px 16px 4px; overflow-wrap: anywhere; white-space: pre-wrap }
.phone time { display: block; margin-bottom: 12px; color: var(--faint); font-size: 11px; text-align: center }
.empty { margin: auto; max-width: 360px; color: var(--faint); text-align: center }
.empty h1 { margin-bottom: 8px; color: var(--text); font-size: 16px }
@media (max-width: 820px) { body { height: auto; grid-template: auto / 1fr } header { grid-column: 1; flex-wrap: wrap; padding: 12px 16px } header p { display: none } nav { max-height: 40vh } }
`)
