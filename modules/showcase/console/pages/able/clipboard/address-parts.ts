/** What a pasted text says of a recipient: the number in it is the phone, the name stands before it and the address behind it. */
export function partsOfAddress(text: string): { name: string; phone: string; address: string } {
  const [, name = '', phone = '', address = ''] = /^([^\d+]*)(\+?\d[\d -]{6,17}\d)?([^]*)$/.exec(text.trim()) ?? []
  return { name: trimmed(name), phone: phone.trim(), address: trimmed(address) }
}

function trimmed(part: string): string {
  return part.replaceAll(/^[\s,，;；:：]+|[\s,，;；:：]+$/g, '')
}
