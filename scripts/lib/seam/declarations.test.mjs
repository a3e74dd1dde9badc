import { expect, test } from 'vitest'
import { seamOf } from './declarations.mjs'

/** Declarations as TypeScript writes them, by file of this repository. */
const declared = {
  'platform/ui/src/index.ts': "export { Icon } from './icon';",
  'platform/ui/src/icon.tsx':
    "import type { Tone } from './feedback/status-tag';\ninterface Props {\n  tone: Tone;\n  other: unknown;\n}\ninterface Unused {\n}\nexport declare function Icon(props: Props): string;\nexport {};",
  'platform/ui/src/feedback/status-tag.tsx': "export type Tone = 'info';\nexport declare const inner: number;",
}
const seam = seamOf((file) => declared[file] ?? 'export {};')

test('an export comes with its declaration in one line', () => {
  expect(seam.exports['atrium/ui']).toEqual({ Icon: 'function Icon(props: Props): string;' })
})

test('the types that it names come with it, from other files too, and no others', () => {
  expect(seam.types).toEqual({
    'platform/ui/src/feedback/status-tag.tsx#Tone': "type Tone = 'info';",
    'platform/ui/src/icon.tsx#Props': 'interface Props { tone: Tone; other: unknown; }',
  })
})
