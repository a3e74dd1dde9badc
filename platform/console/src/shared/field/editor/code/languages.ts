import type { Extension } from '@uiw/react-codemirror'

/** Each is loaded on its own. JSON also shows where it is broken. */
const loaders = {
  typescript: async () => (await import('@codemirror/lang-javascript')).javascript({ typescript: true, jsx: true }),
  json: async () => {
    const [{ json, jsonParseLinter }, { linter, lintGutter }] = await Promise.all([
      import('@codemirror/lang-json'),
      import('@codemirror/lint'),
    ])
    return [json(), linter(jsonParseLinter(), { delay: 250 }), lintGutter()]
  },
  css: async () => (await import('@codemirror/lang-css')).css(),
  html: async () => (await import('@codemirror/lang-html')).html(),
  markdown: async () => {
    const { markdown, markdownLanguage } = await import('@codemirror/lang-markdown')
    return markdown({ base: markdownLanguage })
  },
} satisfies Record<string, () => Promise<Extension>>

export type CodeLanguage = keyof typeof loaders

export function loadLanguage(language: CodeLanguage): Promise<Extension> {
  return loaders[language]()
}
