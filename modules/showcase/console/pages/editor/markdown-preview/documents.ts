import { useLanguage } from 'atrium/console/text'

export const documentNames = ['handbook', 'release', 'api'] as const
export type DocumentName = (typeof documentNames)[number]

const files = import.meta.glob<string>('./documents/*.md', { query: '?raw', import: 'default', eager: true })

/** A document of the company, in the language of the screen. */
export function useDocument(name: DocumentName): string {
  const language = useLanguage()
  return files[`./documents/${name}.${language === 'zh-cn' ? 'zh' : 'en'}.md`] ?? ''
}
