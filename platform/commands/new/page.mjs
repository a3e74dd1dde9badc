import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PlainError, root } from '../lib/run.mjs'
import { titleOf, untranslated } from './fields/parse-fields.mjs'
import { withElement } from './source-edits.mjs'
import { textLiteral } from './templates/source-text.mjs'
import { pascal } from './words/case.mjs'

/** Lists the pages of the platform. A product that has it as an installed package has no such file. */
const platformModule = 'platform/contract/src/module/platform.ts'

const word = '[a-z][a-z0-9]*(?:-[a-z0-9]+)*'

/**
 * Returns the changes of `npm run new page area/name`: into the module `area` where there is one, else among the pages of the platform. Throws a
 * sentence where the platform is an installed package.
 */
export function pageChanges(id, title, folder = root) {
  if (!new RegExp(`^${word}(?:/${word})+$`).test(id)) {
    throw new PlainError(
      `"${id}" cannot be the id of a page: write AREA/NAME in lower-case words joined by hyphens, such as stock/report.`,
    )
  }
  const [area, ...rest] = id.split('/')
  const isOfModule = existsSync(join(folder, `modules/${area}/contract/index.ts`))
  if (!isOfModule && !existsSync(join(folder, platformModule)))
    throw new PlainError(`There is no module ${area}: make it with "npm run new module ${area}".`)
  const label = titleOf(title, rest.at(-1))
  const place = isOfModule ? `modules/${area}/console/pages/${id}` : `platform/console/src/pages/${id}`
  return {
    created: pageFiles(id, place, label, isOfModule ? 'atrium/console/text' : '#shared/i18n/text'),
    changed: isOfModule ? {} : withPlatformPage(id, folder),
    untranslated: untranslated(label),
  }
}

/** The heading of a page, and a part with what is said while it is empty. */
const pageFiles = (id, place, label, from) => ({
  [`${place}/text.ts`]: `import { defineText } from '${from}'

export const texts = defineText('${id}', {
  title: ${textLiteral(label)},
  none: { zh: '还没有内容', en: 'Nothing here yet' },
})
`,
  [`${place}/page.tsx`]: `import { EmptyState, Page } from 'atrium/ui'
import { useText } from '${from}'
import { texts } from './text'

export default function ${pascal(id.split('/').at(-1))}Page() {
  const t = useText(texts)
  return (
    <Page title={t('title')}>
      <EmptyState title={t('none')} />
    </Page>
  )
}
`,
})

/** The platform lists its pages that no entry of its menu opens; those of a module's menu are known from there. */
function withPlatformPage(id, folder) {
  return {
    [platformModule]: withElement(platformModule, readFileSync(join(folder, platformModule), 'utf8'), {
      name: 'platform',
      within: 'pages',
      entry: `'${id}'`,
    }),
  }
}
