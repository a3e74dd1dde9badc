import { expect, test } from 'vitest'
import { agentText } from './agent-text'

const webkit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'
const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0'

test.each([
  ['Chrome 131 · Windows', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36`],
  ['Edge 130 · Windows', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36 Edg/130.0.2849.80`],
  ['Safari 18 · macOS', `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webkit} Version/18.1 Safari/605.1.15`],
  ['Safari 17 · iOS', `Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) ${webkit} Version/17.5 Safari/604.1`],
  ['Firefox 132 · Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0'],
  ['Chrome 131 · Android', `Mozilla/5.0 (Linux; Android 14; Pixel 8) ${chrome} Mobile Safari/537.36`],
  ['WeChat 8 · Android', `Mozilla/5.0 (Linux; Android 14) ${chrome} Mobile Safari/537.36 MicroMessenger/8.0.49`],
  ['curl/8.5.0', 'curl/8.5.0'],
  ['', ''],
])('%s', (text, agent) => {
  expect(agentText(agent)).toBe(text)
})
