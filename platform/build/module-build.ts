import type { PluginOption } from 'vite'

/** The parts that a module adds to the build of the console; `modules/NAME/build.ts` exports one. */
export interface ModuleBuild {
  readonly plugins?: readonly PluginOption[]
  /** Packages that the module alone imports, as it names them. One that is found only while a page loads would reload that page. */
  readonly prepared?: readonly string[]
}
