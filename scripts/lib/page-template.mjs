/** The files of a new page. `id` is its folder below console/src/pages. */
export function pageFiles(id) {
  const folder = `console/src/pages/${id}`
  const component = pascal(id.split('/').at(-1))
  return {
    [`${folder}/text.ts`]: `import { defineText } from '#shared/i18n/text'

export const texts = defineText('${id}', {
  title: ['${id}', '${id}'],
})
`,
    [`${folder}/page.tsx`]: `import { useText } from '#shared/i18n/text'
import { texts } from './text'

export default function ${component}Page() {
  const t = useText(texts)
  return <h1>{t('title')}</h1>
}
`,
  }
}

/** The line a new page adds to the list of page ids, as an edit of its text. */
export function pageEdits(id) {
  return { 'contract/src/page-ids.ts': (text) => withId(text, id) }
}

function withId(text, id) {
  return text.replace(/(?<=\[\n)(?: {2}'[^']+',\n)+(?=\])/, (lines) => {
    const ids = [...lines.matchAll(/'([^']+)'/g)].map(([, known]) => known)
    return [...ids, id]
      .toSorted((a, b) => (a < b ? -1 : 1))
      .map((known) => `  '${known}',\n`)
      .join('')
  })
}

export function pascal(name) {
  return name.replace(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase())
}

export function camel(name) {
  return name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())
}
