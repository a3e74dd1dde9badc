import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { brokenLinks } from './links.mjs'

let folder
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'links-'))
  mkdirSync(join(folder, 'docs'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** The errors of a page docs/page.md, beside a page with headings. */
function broken(text) {
  writeFileSync(
    join(folder, 'docs/other.md'),
    '# The `title`, again\n\n## 中文 标题\n\n## Twice\n\n## Twice\n\n<a id="own"></a>\n',
  )
  writeFileSync(join(folder, 'docs/a picture.png'), '')
  writeFileSync(join(folder, 'docs/page.md'), text)
  return brokenLinks(['docs/page.md'], folder)
}

test.each([
  '[file](other.md)',
  '[from the root](/docs/other.md)',
  '[folder](../docs)',
  '[heading](other.md#the-title-again)',
  '[Chinese heading](other.md#中文-标题)',
  '[the second of two](other.md#twice-1)',
  '[own anchor](other.md#own)',
  '# Here\n\n[own heading](#here)',
  '![picture](a%20picture.png)',
  '[other site](https://git.example/missing.md)',
  '`[code](missing.md)`\n\n```md\n[code](missing.md)\n```',
])('a page may hold %s', (text) => {
  expect(broken(text)).toEqual([])
})

test.each([
  ['[file](missing.md)', 'missing.md: there is no docs/missing.md'],
  ['[heading](other.md#missing)', 'other.md#missing: docs/other.md has no such heading'],
  ['[own heading](#missing)', '#missing: docs/page.md has no such heading'],
  ['![picture](missing.png)', 'missing.png: there is no docs/missing.png'],
  ['<img src="missing.webp" alt="">', 'missing.webp: there is no docs/missing.webp'],
  ['<picture><source srcset="other.md 1x, missing.webp 2x"></picture>', 'missing.webp: there is no docs/missing.webp'],
  ['[by name][one]\n\n[one]: missing.md', 'missing.md: there is no docs/missing.md'],
  ['[outside](../../x.md)', '../../x.md: is outside of the repository'],
])('%s leads nowhere', (text, error) => {
  expect(broken(`First line\n\n${text}\n`)).toEqual([expect.stringMatching(/^docs\/page\.md:\d+: /)])
  expect(broken(`First line\n\n${text}\n`)[0]).toContain(error)
})

test('an error names the line', () => {
  expect(broken('One\n\n[file](missing.md)\n')[0]).toMatch(/^docs\/page\.md:3: /)
})
