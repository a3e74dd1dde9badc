/** Hands a file to the browser, which saves it as downloads are saved there. */
export function saveFile(file: File): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = file.name
  link.click()
  // The download has begun with the click; the address may go once the browser has taken it up.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
