import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { Visitor, type ESTree, type Plugin } from 'vite'

const program = resolve(import.meta.dirname, 'extract.mjs')

const sheet = 'virtual:antd-styles.css'
/** Followed by a style path of antd and `.css`. */
const ofPath = 'virtual:antd-styles/'

const styleModule = /[\\/]node_modules[\\/]antd[\\/]es[\\/].*style.*\.js$/
const styleMaker = /^gen(?:StyleHooks|SubStyleComponent|ComponentStyleHook)$/

/**
 * Makes style sheets of what antd would insert at run time (its theme has `zeroRuntime`), one for each style path.
 * In a build each is imported by the style module of antd that describes it, which loses its description, so that a chunk with a
 * component has its CSS; `virtual:antd-styles.css` is what all components share. To a development server, whose antd is one file,
 * `virtual:antd-styles.css` is all of them. A style path that was not made fails the build.
 */
export function antdStyles(): Plugin {
  let isBuild = false
  let made: Promise<Record<string, string>> | undefined
  const styles = () => (made ??= extract())
  return {
    name: 'antd-styles',
    enforce: 'pre',
    configResolved({ command }) {
      isBuild = command === 'build'
    },
    resolveId: (id) => (id === sheet || id.startsWith(ofPath) ? `\0${id}` : undefined),
    async load(id) {
      if (id === `\0${sheet}`) {
        const { Shared, ['ant-design-icons']: icons, ...parts } = await styles()
        return `@layer antd-shared {${Shared}${icons}}\n${isBuild ? '' : inLayer(Object.values(parts).join('\n'))}`
      }
      if (!id.startsWith(`\0${ofPath}`)) return undefined
      return inLayer((await styles())[id.slice(`\0${ofPath}`.length, -'.css'.length)]!)
    },
    transform: {
      filter: { id: styleModule },
      async handler(code) {
        if (!isBuild) return undefined
        const { paths, code: rest } = withoutStyles(code, this.parse(code))
        const all = await styles()
        const missing = paths.find((path) => all[path] === undefined)
        if (missing)
          this.error(`${program} renders nothing that has the style ${missing} of antd: add it to "special".`)
        return { code: paths.map((path) => `import '${ofPath}${path}.css'\n`).join('') + rest, map: null }
      },
    },
  }
}

async function extract(): Promise<Record<string, string>> {
  const env = { ...process.env, NODE_ENV: 'production' }
  const { stdout } = await promisify(execFile)(process.execPath, [program], { env, maxBuffer: 2 ** 24 })
  return JSON.parse(stdout) as Record<string, string>
}

/** The order of the layers is in tokens.css. */
function inLayer(css: string): string {
  return `@layer antd {${css}}`
}

/** The style paths that a module of antd describes, and the module without the descriptions. */
function withoutStyles(code: string, program: ESTree.Program): { paths: string[]; code: string } {
  const paths: string[] = []
  let rest = ''
  let end = 0
  new Visitor({
    CallExpression({ callee, arguments: [name, style] }) {
      if (callee.type !== 'Identifier' || !styleMaker.test(callee.name) || !name || !style) return
      paths.push(pathOf(name))
      rest += `${code.slice(end, style.start)}() => []`
      end = style.end
    },
  }).visit(program)
  return { paths, code: rest + code.slice(end) }
}

/** `'Button'` describes the path Button-Button, `['Button', 'compact']` Button-compact. */
function pathOf(name: ESTree.Argument): string {
  const parts = name.type === 'ArrayExpression' ? name.elements : [name, name]
  return parts.map((part) => (part?.type === 'Literal' ? String(part.value) : '?')).join('-')
}
