import { basename, extname, join, resolve } from 'node:path'
import { build } from 'vite'

const server = resolve(import.meta.dirname, '../server')

/**
 * Builds a program that starts a server of its own, and returns its path.
 * @param {string} file
 * @returns {Promise<string>}
 */
export async function buildProgram(file) {
  const name = basename(file, extname(file))
  // Beside the packages that are not bundled.
  const outDir = join(server, '.cache', name)
  await build({
    configFile: join(server, '../build/server.config.ts'),
    logLevel: 'error',
    build: {
      outDir,
      sourcemap: false,
      rolldownOptions: { input: file, output: { entryFileNames: '[name].js' } },
    },
  })
  return join(outDir, `${name}.js`)
}
