/** Files by their paths, as a glob over the folders of modules finds them. */
type Found<T> = Readonly<Record<string, T>>

/** Returns what a glob has found in `folder` of each module: by the module, then by the path below that folder. */
export function filesByModule<T>(found: Found<T>, folder: string): Readonly<Record<string, Found<T>>> {
  const place = new RegExp(`(?:^|/)modules/([^/]+)/${folder}/(.+)$`)
  const files: Record<string, Record<string, T>> = {}
  for (const [path, file] of Object.entries(found)) {
    const [, module, below] = place.exec(path) ?? []
    if (module !== undefined && below !== undefined) (files[module] ??= {})[below] = file
  }
  return files
}
