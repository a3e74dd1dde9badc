import { basename, dirname, join, resolve } from 'node:path'
import { build } from 'vite'

const server = resolve(import.meta.dirname, '../../platform/server')

/** Builds a program of a test that starts a server of its own, and returns its path. */
export async function buildProgram(file: string): Promise<string> {
  const name = basename(file, '.ts')
  // Beside the packages that are not bundled.
  const outDir = join(server, '.cache', name)
  await build({
    configFile: join(server, '../build/server.config.ts'),
    logLevel: 'error',
    build: {
      outDir,
      sourcemap: false,
      rolldownOptions: { input: join(dirname(file), `${name}.ts`), output: { entryFileNames: '[name].js' } },
    },
  })
  return join(outDir, `${name}.js`)
}
