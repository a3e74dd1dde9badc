/** Hands a file to the browser, which saves it as downloads are saved there. */
export function saveFile(file: File): void {
  const address = URL.createObjectURL(file)
  saveFrom(address, file.name)
  // The download has begun with the click; the address may go once the browser has taken it up.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

/** Lets the browser save what is at an address of this site. */
export function saveFrom(address: string, name: string): void {
  const link = document.createElement('a')
  link.href = address
  // Without it, an error in place of the file would take the place of the page.
  link.download = name
  link.click()
}
