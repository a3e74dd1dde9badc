/** The files of a new page. `id` is its folder below console/src/pages. */
export function pageFiles(id) {
  const folder = `console/src/pages/${id}`
  const up = '../'.repeat(id.split('/').length + 1)
  const component = pascal(id.split('/').at(-1))
  return {
    [`${folder}/text.ts`]: `import { defineText } from '${up}shared/i18n/text'

export const texts = defineText('${id}', {
  title: ['${id}', '${id}'],
})
`,
    [`${folder}/page.tsx`]: `import { useText } from '${up}shared/i18n/text'
import { texts } from './text'

export default function ${component}Page() {
  const t = useText(texts)
  return <h1>{t('title')}</h1>
}
`,
  }
}

export function pascal(name) {
  return name.replace(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase())
}

export function camel(name) {
  return name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())
}
