/**
 * The script and css files a browser loads for one page: the entry's and the page's, with all they import statically.
 * `manifest` is Vite's build manifest; `page` matches the page's source file.
 */
export function filesToLoad(manifest, page) {
  const entry = Object.keys(manifest).find((key) => manifest[key].isEntry)
  const pageKey = Object.keys(manifest).find((key) => page.test(manifest[key].src ?? key))
  if (!entry) throw new Error('The build manifest has no entry.')
  if (!pageKey) throw new Error(`The build manifest has no page that matches ${page}.`)
  const seen = new Set()
  const visit = (key) => {
    if (seen.has(key)) return
    seen.add(key)
    for (const imported of manifest[key].imports ?? []) visit(imported)
  }
  visit(entry)
  visit(pageKey)
  return [...new Set([...seen].flatMap((key) => [manifest[key].file, ...(manifest[key].css ?? [])]))]
}

/** Files of the browser home that have no place in the ordinary build, as sentences. */
export function leftoversOfDemo(files) {
  return files
    .filter((file) => /\.wasm(\.|$)|sqlite|worker/i.test(file))
    .map((file) => `console/dist/${file} belongs to the browser home: the ordinary build must not hold it.`)
}
