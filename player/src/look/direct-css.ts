/** One style for every direct page, in the product's own colours; small enough to come with the page. */
export const directCss = `
:root{--paper:#fff;color-scheme:light}
*,*::before,*::after{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;scroll-padding:88px 0 24px}
body{margin:0;background:var(--paper);color:var(--ink);font:17px/1.6 var(--font);-webkit-font-smoothing:antialiased;overflow-wrap:anywhere}
body:lang(zh-CN){font-family:var(--font-cn)}
h1,h2,h3,p,ul,figure,blockquote{margin:0;padding:0}
ul{list-style:none}
img{max-width:100%;display:block}
a{color:var(--brand)}
:focus-visible{outline:3px solid var(--brand-line);outline-offset:3px;border-radius:6px}
.direct{display:flex;flex-direction:column;min-height:100vh;min-height:100dvh}
main{flex:1;display:flow-root}
main>*,.d-head>div,.d-foot{width:min(1120px,100% - 40px);margin-inline:auto}
h1{font-size:clamp(34px,5.4vw,60px);line-height:1.08;letter-spacing:-.022em;font-weight:700;text-wrap:balance}
h2{font-size:clamp(26px,3.4vw,38px);line-height:1.18;letter-spacing:-.016em;font-weight:700;text-wrap:balance}
h3{font-size:20px;line-height:1.35;font-weight:650}
:lang(zh) :is(h1,h2){letter-spacing:0;line-height:1.25}
.d-head{position:sticky;top:0;z-index:2;background:color-mix(in srgb,var(--paper) 88%,transparent);backdrop-filter:saturate(1.6) blur(14px);border-bottom:1px solid var(--line)}
.d-head>div{display:flex;align-items:center;gap:12px;min-height:68px}
.d-head .logo{height:32px;width:auto;max-width:160px}
.d-head .mark{display:grid;place-items:center;width:34px;height:34px;border-radius:10px;background:var(--brand);color:#fff;font-weight:650;flex:none}
.d-name{font-weight:650;flex:1 1 0;min-width:0;line-height:1.25}
.d-head nav{display:flex;gap:2px}
.d-head nav a{padding:10px 9px;color:var(--ink-2);text-decoration:none;font-size:14px;white-space:nowrap;border-radius:8px}
.d-head nav a:hover{background:var(--brand-tint)}
.d-head nav a[aria-current]{color:var(--ink);font-weight:650}
.d-go{display:inline-flex;align-items:center;justify-content:center;min-height:54px;padding:12px 28px;border-radius:var(--radius);background:var(--brand);color:#fff;font-weight:650;text-decoration:none;text-align:center;line-height:1.25;transition:background 120ms,transform 120ms}
.d-go:hover{background:var(--brand-dark)}
.d-go:active{transform:translateY(1px)}
.d-head .d-go{min-height:44px;padding:8px 18px;font-size:15px;flex:none}
.d-hero{display:grid;grid-template-columns:1fr;gap:40px;align-items:center;padding:clamp(40px,7vw,96px) 0;position:relative}
.d-hero:has(img){grid-template-columns:minmax(0,1.05fr) minmax(0,1fr)}
.d-hero::before{content:"";position:absolute;inset:0 calc(50% - 50vw);z-index:-1;background:radial-gradient(90% 120% at 88% 0,var(--brand-line),transparent 60%),linear-gradient(180deg,var(--brand-tint),var(--paper))}
.d-hero img{width:100%;aspect-ratio:4/3;object-fit:cover;border-radius:24px;box-shadow:0 24px 60px -24px color-mix(in srgb,var(--brand-dark) 55%,transparent)}
.d-hero img[src$=".svg"]{object-fit:contain;box-shadow:none;background:var(--paper);border:1px solid var(--line)}
.d-hero:not(:has(img)) div{max-width:46rem}
.d-lead{font-size:clamp(18px,1.7vw,21px);color:var(--ink-2);margin-top:18px;max-width:36rem}
.d-hero .d-go{margin-top:30px}
.d-part{padding:clamp(40px,6vw,76px) 0 0}
.d-narrow,main>.d-text,main>.d-title,main>.d-note{max-width:760px}
.d-title{padding-top:clamp(40px,6vw,76px)}
main>.d-text{margin-top:16px}
main>.d-note{margin-top:20px;font-size:14px;color:var(--ink-2)}
.d-under{color:var(--ink-2);margin-top:10px;max-width:44rem}
.d-cards,.d-plans{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,264px),1fr));gap:20px;margin-top:30px}
.d-cards li,.d-plans li{background:var(--paper);border:1px solid var(--line);border-radius:20px;padding:28px}
.d-cards li{border-top:4px solid var(--brand)}
.d-cards p{color:var(--ink-2);margin-top:8px}
.d-plans li{display:flex;flex-direction:column;gap:8px}
.d-plans p{color:var(--ink-2)}
.d-plans .d-from{margin-top:auto;padding-top:16px}
.d-from strong{display:block;font-size:32px;line-height:1.2;letter-spacing:-.02em;color:var(--ink);font-variant-numeric:tabular-nums}
.d-plans .d-go{margin-top:14px}
.d-covers{width:100%;border-collapse:collapse;margin-top:30px;font-variant-numeric:tabular-nums}
.d-covers th,.d-covers td{padding:16px 14px;text-align:left;border-bottom:1px solid var(--line);vertical-align:top}
.d-covers thead th{font-weight:650;border-bottom:2px solid var(--ink)}
.d-covers tbody th{font-weight:500}
.d-covers td,.d-covers thead th+th{text-align:right}
.d-covers .d-none{color:var(--ink-2)}
.d-question{border-bottom:1px solid var(--line)}
h2+.d-question{margin-top:20px}
.d-question summary{cursor:pointer;padding:20px 36px 20px 0;font-weight:600;font-size:18px;list-style:none;position:relative}
.d-question summary::-webkit-details-marker{display:none}
.d-question summary::after{content:"";position:absolute;right:6px;top:27px;width:10px;height:10px;border:solid var(--brand);border-width:0 2px 2px 0;rotate:45deg;transition:rotate 120ms}
.d-question[open] summary::after{rotate:-135deg}
.d-question p{padding:0 36px 20px 0;color:var(--ink-2)}
.d-quote{margin-block:clamp(40px,6vw,76px) 0;padding:clamp(28px,4vw,52px);background:var(--brand-tint);border-radius:24px}
.d-quote blockquote{font-size:clamp(21px,2.6vw,30px);line-height:1.4;text-wrap:pretty}
.d-quote figcaption{margin-top:18px;display:flex;flex-wrap:wrap;gap:2px 12px;color:var(--ink-2)}
.d-quote strong{color:var(--ink)}
.d-picture{padding-top:clamp(40px,6vw,76px)}
.d-picture img{width:100%;border-radius:24px}
.d-line{border:0;border-top:1px solid var(--line);margin-block:clamp(40px,6vw,76px) 0}
.d-action{margin-block:clamp(48px,7vw,96px) 0;padding:clamp(36px,6vw,72px) clamp(24px,5vw,64px);border-radius:28px;background:var(--brand);color:#fff;text-align:center}
.d-action .d-under{color:#fff;margin-inline:auto}
.d-action .d-go{background:#fff;color:var(--brand-dark);margin-top:26px}
.d-action .d-go:hover{background:var(--brand-tint)}
.d-closed{margin-top:24px;padding:18px 22px;border:1px solid var(--line);border-left:4px solid var(--brand);border-radius:14px;background:var(--ground)}
.d-closed p{color:var(--ink-2)}
.d-foot{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,1.4fr);gap:24px 48px;padding:44px 0 56px;margin-top:clamp(48px,7vw,96px);border-top:1px solid var(--line);font-size:14px;color:var(--ink-2)}
.d-foot strong{color:var(--ink)}
#visits-agreed{padding:16px}
@media (max-width:860px){.d-hero:has(img){grid-template-columns:1fr}.d-hero img{aspect-ratio:16/10}}
@media (max-width:640px){
body{font-size:16px}
.d-head>div{flex-wrap:wrap;gap:6px 10px;padding:10px 0 6px}
.d-head nav{order:3;flex-basis:100%;overflow-x:auto;margin:0 -8px}
.d-hero .d-go,.d-action .d-go{width:100%}
.d-foot{grid-template-columns:1fr}
.d-covers,.d-covers tbody{display:block}
.d-covers thead{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
.d-covers tr{display:block;padding:16px 0;border-bottom:1px solid var(--line)}
.d-covers th,.d-covers td{display:flex;justify-content:space-between;gap:16px;padding:3px 0;border:0}
.d-covers tbody th{font-weight:650;padding-bottom:6px}
.d-covers td::before{content:attr(data-plan);color:var(--ink-2);text-align:left}
}
@media (prefers-reduced-motion:reduce){*{transition:none!important}}
`.replace(/\n/g, '')
