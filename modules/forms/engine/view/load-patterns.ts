import { patternCompiler, type CompilePattern } from '../schema/form-patterns'

let loading: Promise<CompilePattern> | undefined

/** Loads the engine that the server has as well, in which no pattern holds up the page. Rejects without a network; the next call tries again. */
export async function loadPatterns(): Promise<CompilePattern> {
  loading ??= import('re2js').then(({ RE2JS }) => patternCompiler(RE2JS))
  try {
    return await loading
  } catch (error) {
    loading = undefined
    throw error
  }
}
