import type { Plugin } from 'vite'

/**
 * Fails the build when two chunks are given one and the same style sheet. It happened to sheets of one name, `page.module.css`, whose
 * outputs got the same file name: only one of them was written, and the other page had no styles.
 */
export function styleOwners(): Plugin {
  return {
    name: 'style-owners',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const sources = new Map<string, string>()
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk') continue
          // A chunk without one of its own has that of a chunk of nothing but styles, which is joined with it.
          const source = chunk.moduleIds.filter((id) => id.includes('.css')).join(', ')
          for (const style of source ? (chunk.viteMetadata?.importedCss ?? []) : []) {
            if (sources.has(style))
              this.error(`${style} would hold two style sheets: rename ${source} or ${sources.get(style)}.`)
            sources.set(style, source)
          }
        }
      },
    },
  }
}
