import { isHttpAddress } from 'atrium/contract/untrusted/http-address'

/** Pixels that are part of the HTML: an SVG is a document, and an address would ask its site. */
const embedded = /^data:image\/(?:png|jpeg|webp|gif);base64,[\w+/=]+$/

/** Returns whether an address is the picture itself. */
export const isEmbedded = (src: string): boolean => embedded.test(src)

/**
 * Puts a link in place of a picture that is not embedded, with its text: a site would learn who reads, and when, as soon as the picture is
 * loaded. For the hook `afterSanitizeAttributes`, which sees the link next. Within a link, and without a web address, the text alone stays.
 */
export function unloadPicture(picture: Element): void {
  const [src = '', alt = ''] = ['src', 'alt'].map((name) => picture.getAttribute(name) ?? '')
  if (isEmbedded(src)) return
  const isLink = isHttpAddress(src)
  const text = alt || (isLink ? src : '')
  if (!isLink || picture.closest('a')) return picture.replaceWith(text)
  const link = picture.ownerDocument.createElement('a')
  link.setAttribute('href', src)
  link.textContent = text
  picture.replaceWith(link)
}
