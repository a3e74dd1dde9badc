const units = ['B', 'KB', 'MB', 'GB']

/** A number of bytes as text: 1536 is "1.5 KB". */
export function sizeText(bytes: number): string {
  const step = Math.min(units.length - 1, bytes < 1 ? 0 : Math.floor(Math.log2(bytes) / 10))
  const size = bytes / 1024 ** step
  return `${step > 0 && size < 100 ? size.toFixed(1) : Math.round(size)} ${units[step]}`
}
