import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseAst } from 'vite'
import { expect, test } from 'vitest'
import { antdStyles } from '../../platform/build/plugins/antd-styles/plugin.ts'
import { root } from '../../platform/commands/lib/run.mjs'

const plugin = antdStyles()
plugin.configResolved({ command: 'build' })
const context = {
  parse: parseAst,
  error(text) {
    throw new Error(text)
  },
}
const transform = (code) => plugin.transform.handler.call(context, code)

test('a style module of antd imports its style sheet in place of describing it', async () => {
  const file = resolve(root, 'node_modules/antd/es/button/style/compact.js')
  const { code } = await transform(readFileSync(file, 'utf8'))
  expect(code).toMatch(/^import 'virtual:antd-styles\/Button-compact.css'$/m)
  expect(code).toContain("genSubStyleComponent(['Button', 'compact'], () => []")
  const css = await plugin.load('\0virtual:antd-styles/Button-compact.css')
  expect(css).toMatch(/^@layer antd \{.*\.ant-btn-compact-item/)
}, 60_000)

test('a style that no rendered component has fails the build, with what to do', async () => {
  await expect(transform("export default genStyleHooks('Novelty', () => [])")).rejects.toThrow(
    /extract\.mjs renders nothing that has the style Novelty-Novelty of antd: add it to "special"\.$/,
  )
}, 60_000)
