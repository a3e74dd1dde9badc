import { relative } from 'node:path'
import type { Plugin } from 'vite'

/** Starts the development server again when one of the files changes that its configuration was read from, or `folder` gets or loses a module. */
export function restartOnChange(files: readonly string[], folder: string): Plugin {
  return {
    name: 'restart-on-change',
    configureServer(server) {
      const isModule = (file: string) => contract.test(relative(folder, file).replaceAll('\\', '/'))
      server.watcher.add([...files, folder])
      server.watcher.on('change', (file) => void (files.includes(file) && server.restart()))
      for (const event of ['add', 'unlink'])
        server.watcher.on(event, (file: string) => void (isModule(file) && server.restart()))
    },
  }
}

const contract = /^[^/.]+\/contract\/index\.ts$/
