import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../lib/run.mjs'
import { titleOf, untranslated } from './fields/parse-fields.mjs'
import { placeOf } from './project.mjs'
import { withElementOrArray } from './source-edits.mjs'
import { textLiteral } from './templates/source-text.mjs'
import { pascal } from './words/case.mjs'

/** Returns the changes of `npm run new panel module/name`, as `writeAll` takes them. Throws one sentence where the panel cannot be made. */
export function panelChanges(id, title, folder = root) {
  const { module, name } = placeOf(id, { thing: 'panel', example: 'stock/shelves' }, folder)
  const label = titleOf(title, name)
  const file = `modules/${module}/contract/index.ts`
  const entry = `{ id: '${name}', title: ${textLiteral(label)} }`
  const place = `modules/${module}/console/panels/${name}`
  return {
    created: {
      [`${place}/text.ts`]: `import { defineText } from 'atrium/console/text'

export const texts = defineText('${id}', {
  none: { zh: '还没有数据', en: 'No figures yet' },
})
`,
      [`${place}/panel.tsx`]: `import { useText } from 'atrium/console/text'
import { EmptyState } from 'atrium/ui'
import { texts } from './text'

export default function ${pascal(name)}Panel() {
  const t = useText(texts)
  return <EmptyState title={t('none')} compact />
}
`,
    },
    changed: {
      [file]: withElementOrArray(file, readFileSync(join(folder, file), 'utf8'), {
        name: 'module',
        within: 'panels',
        entry,
      }),
    },
    untranslated: untranslated(label),
  }
}
