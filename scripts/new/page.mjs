import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PlainError, root } from '../lib/run.mjs'
import { titleOf } from './fields/parse-fields.mjs'
import { withElement } from './source-edits.mjs'
import { textLiteral } from './templates/source-text.mjs'
import { pascal } from './words/case.mjs'

const word = '[a-z][a-z0-9]*(?:-[a-z0-9]+)*'

/** Returns the changes of `npm run new page area/name`: into the module `area` where there is one, else among the pages of the platform. */
export function pageChanges(id, folder = root) {
  if (!new RegExp(`^${word}(?:/${word})+$`).test(id)) {
    throw new PlainError(
      `"${id}" cannot be the id of a page: write AREA/NAME in lower-case words joined by hyphens, such as stock/report.`,
    )
  }
  const [area, ...rest] = id.split('/')
  const isOfModule = existsSync(join(folder, `modules/${area}/module.ts`))
  const place = isOfModule ? `modules/${area}/console/pages/${id}` : `platform/console/src/pages/${id}`
  const created = {
    [`${place}/text.ts`]: `import { defineText } from '@atrium/console/text'

export const texts = defineText('${id}', {
  title: ${textLiteral(titleOf(undefined, rest.at(-1)))},
})
`,
    [`${place}/page.tsx`]: `import { useText } from '@atrium/console/text'
import { texts } from './text'

export default function ${pascal(rest.at(-1))}Page() {
  const t = useText(texts)
  return <h1>{t('title')}</h1>
}
`,
  }
  return { created, changed: isOfModule ? {} : withPlatformPage(id, folder) }
}

/** The platform lists its pages that no entry of its menu opens; those of a module's menu are known from there. */
function withPlatformPage(id, folder) {
  const file = 'platform/contract/src/module/platform.ts'
  return {
    [file]: withElement(file, readFileSync(join(folder, file), 'utf8'), {
      name: 'platform',
      within: 'pages',
      entry: `'${id}'`,
    }),
  }
}
