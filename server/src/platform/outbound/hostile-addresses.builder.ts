/** Spellings of addresses inside, and of ways to them, that must lead nowhere. `port` is that of a real listener. */
export function hostileAddresses(port: number): string[] {
  const loopbacks = [...spellings('127.0.0.1'), ...spellings('127.1.2.3'), ...spellings('0.0.0.0')]
  const inner = [
    '10.0.0.1',
    '10.255.255.254',
    '172.16.0.1',
    '172.31.255.254',
    '192.168.1.1',
    '100.64.0.1',
    '100.127.0.9',
  ]
  const around = ['169.254.169.254', '169.254.170.2', '168.63.129.16', '100.100.100.200', '192.0.0.192', '198.18.0.1']
  const nowhere = ['224.0.0.1', '239.255.255.250', '240.0.0.1', '255.255.255.255', '203.0.113.7', '192.0.2.1']
  const v4 = [...loopbacks, ...[...inner, ...around, ...nowhere].flatMap(spellings)]
  const hosts = [...v4, ...carriers, ...names]
  const schemes = hosts.map((host, place) => `${place % 2 ? 'https' : 'http'}://${host}:${port}/probe`)
  return [...new Set([...schemes, ...tricks(port)])]
}

/** The same address in the forms that C libraries, browsers and people have for it. */
function spellings(address: string): string[] {
  const [a = 0, b = 0, c = 0, d = 0] = address.split('.').map(Number)
  const whole = a * 2 ** 24 + b * 2 ** 16 + c * 2 ** 8 + d
  const octal = [a, b, c, d].map((part) => `0${part.toString(8)}`).join('.')
  const hex = [a, b, c, d].map((part) => `0x${part.toString(16)}`).join('.')
  return [
    address,
    `${address}.`,
    String(whole),
    `0x${whole.toString(16)}`,
    `0${whole.toString(8)}`,
    octal,
    hex,
    `${a}.${b}.${c * 256 + d}`,
    `${a}.${b * 65_536 + c * 256 + d}`,
    [...address].map((sign) => (/\d/.test(sign) ? String.fromCodePoint(0xff10 + Number(sign)) : '。')).join(''),
    encodeURIComponent(address).replace(/\d/, (digit) => `%3${digit}`),
    `[::ffff:${address}]`,
    `[::ffff:${toHex(a, b)}:${toHex(c, d)}]`,
  ]
}

const toHex = (high: number, low: number) => (high * 256 + low).toString(16)

const carriers = [
  '[::1]',
  '[0:0:0:0:0:0:0:1]',
  '[0000:0000:0000:0000:0000:0000:0000:0001]',
  '[::]',
  '[::127.0.0.1]',
  '[::ffff:0:127.0.0.1]',
  '[64:ff9b::127.0.0.1]',
  '[64:ff9b::7f00:1]',
  '[64:ff9b::a00:1]',
  '[64:ff9b:1::7f00:1]',
  '[2002:7f00:1::]',
  '[2002:a00:1::1]',
  '[2001:0:7f00:1::]',
  '[fc00::1]',
  '[fd12:3456:789a::1]',
  '[fd00:ec2::254]',
  '[fe80::1]',
  '[febf::1]',
  '[fec0::1]',
  '[ff02::1]',
  '[2001:db8::1]',
  '[100::1]',
  '[5f00::1]',
]

const names = [
  'localhost',
  'LOCALHOST',
  'localhost.',
  'ｌｏｃａｌｈｏｓｔ',
  'app.localhost',
  'printer.local',
  'metadata.google.internal',
  'metadata',
  'database',
  'inside.example',
  'inside.example.',
  'mixed.example',
  'mapped.example',
  'rebinding.example',
  'ⓡebinding.example',
]

const tricks = (port: number) => [
  `http://public.example@127.0.0.1:${port}/`,
  `http://127.0.0.1:${port}@inside.example/`,
  `http://127.0.0.1:${port}\\@public.example/`,
  `http://127.0.0.1:${port}#@public.example/`,
  `http://127.0.0.1\t:${port}/`,
  `http:127.0.0.1:${port}/`,
  `http:\\\\127.0.0.1:${port}\\`,
  `http:///127.0.0.1:${port}/`,
  `//127.0.0.1:${port}/`,
  `file:///etc/passwd`,
  `gopher://127.0.0.1:${port}/_GET`,
  `ftp://127.0.0.1:${port}/`,
  `ws://127.0.0.1:${port}/`,
  `data:text/plain,hello`,
  `http://public.example:25/`,
  `http://public.example:22/`,
  `http://public.example:6379/`,
  `http://[::1%25lo]:${port}/`,
  `http://127.0.0.1:${port}\r\nHost: x/`,
  ``,
  `http://`,
  `not an address`,
]
