/**
 * The script and css files a browser loads for the build's entry and the given lazy modules, with all they import.
 * `manifest` is Vite's build manifest, `lazyModules` are keys of it.
 */
export function filesToLoad(manifest, lazyModules) {
  const entry = Object.keys(manifest).find((key) => manifest[key].isEntry)
  if (!entry) throw new Error('The build manifest has no entry.')
  const seen = new Set()
  const visit = (key) => {
    if (seen.has(key)) return
    if (!manifest[key]) throw new Error(`The build manifest has no ${key}.`)
    seen.add(key)
    for (const imported of manifest[key].imports ?? []) visit(imported)
  }
  for (const key of [entry, ...lazyModules]) visit(key)
  return [...new Set([...seen].flatMap((key) => [manifest[key].file, ...(manifest[key].css ?? [])]))]
}

/**
 * The modules that are loaded lazily on the way from one module to another, on the way with the fewest of them.
 * `importsOf` gives a module's imports as `{ target, isLazy }`.
 */
export function lazyModulesBetween(from, to, importsOf) {
  const lists = [[{ file: from, lazy: [] }]]
  const seen = new Set()
  for (let depth = 0; depth < lists.length; depth += 1) {
    for (const { file, lazy } of lists[depth]) {
      if (file === to) return lazy
      if (seen.has(file)) continue
      seen.add(file)
      for (const { target, isLazy } of importsOf(file)) {
        if (isLazy) (lists[depth + 1] ??= []).push({ file: target, lazy: [...lazy, target] })
        else lists[depth].push({ file: target, lazy })
      }
    }
  }
  throw new Error(`No import leads from ${from} to ${to}.`)
}

/** Files of the browser runtime that have no place in the ordinary build, as sentences. */
export function leftoversOfDemo(files) {
  return files
    .filter((file) => /\.wasm(\.|$)|sqlite|browser-/i.test(file))
    .map((file) => `dist/console/${file} belongs to the browser runtime: the ordinary build must not hold it.`)
}
