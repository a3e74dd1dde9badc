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

/** The line a new page adds to the pages of the platform, as an edit of its text. */
export function pageEdits(id) {
  return { 'contract/src/module/platform.ts': (text) => withId(text, id) }
}

function withId(text, id) {
  return text.replace(/^ {2}pages: \[([^\]]*)\],$/m, (_, inner) => {
    const known = [...inner.matchAll(/'[^']+'/g)].map(([quoted]) => quoted)
    const ids = [...known, `'${id}'`].toSorted((a, b) => (a < b ? -1 : 1))
    const line = `  pages: [${ids.join(', ')}],`
    return line.length <= 120 ? line : `  pages: [\n${ids.map((one) => `    ${one},\n`).join('')}  ],`
  })
}

export function pascal(name) {
  return name.replace(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase())
}

export function camel(name) {
  return name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())
}
