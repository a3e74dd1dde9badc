import { normalizePath, type Plugin, type Rolldown } from 'vite'

const shell = /[\\/]console[\\/]src[\\/]shell[\\/]shell\.tsx$/

type Chunk = Rolldown.OutputChunk & { viteMetadata?: { importedCss: ReadonlySet<string> } }

/**
 * Fills `%session.files%` in the page with the addresses of the files that a session needs beside the entry, separated by spaces. `prepaint.js`
 * fetches them where somebody is signed in, while the entry still loads. Nothing in development. A session begins with the file `session`,
 * then the shell: the ends of the first `import()`s.
 */
export function sessionFiles(session: string): Plugin {
  let base = '/'
  return {
    name: 'session-files',
    configResolved(config) {
      base = config.base
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {}, chunk }) {
        const chunks = new Map(
          Object.values(bundle).flatMap((one) => (one.type === 'chunk' ? [[one.fileName, one]] : [])),
        )
        const isRoot = ({ facadeModuleId: id }: Chunk) =>
          id !== null && (id === normalizePath(session) || shell.test(id))
        const entry = new Set(chunk ? filesOf([chunk], chunks) : [])
        const files = filesOf([...chunks.values()].filter(isRoot), chunks).filter((file) => !entry.has(file))
        return html.replace('%session.files%', files.map((file) => base + file).join(' '))
      },
    },
  }
}

/** The files of some chunks and of all that they import, with their style sheets. */
function filesOf(from: readonly Chunk[], chunks: ReadonlyMap<string, Chunk>): string[] {
  const loaded = new Set(from)
  for (const { imports } of loaded) for (const file of imports) if (chunks.has(file)) loaded.add(chunks.get(file)!)
  return [...loaded].flatMap(({ fileName, viteMetadata }) => [fileName, ...(viteMetadata?.importedCss ?? [])])
}
