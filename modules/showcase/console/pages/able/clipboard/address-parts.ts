/** The recipient in a pasted text: its number is the phone, what is before that the name, what follows the address. */
export function partsOfAddress(text: string): { name: string; phone: string; address: string } {
  const [, name = '', phone = '', address = ''] = /^([^\d+]*)(\+?\d[\d -]{6,17}\d)?([^]*)$/.exec(text.trim()) ?? []
  return { name: trimmed(name), phone: phone.trim(), address: trimmed(address) }
}

function trimmed(part: string): string {
  return part.replaceAll(/^[\s,，;；:：]+|[\s,，;；:：]+$/g, '')
}
