import { textIn, type LocalText } from 'atrium/contract/language'
import type { ShownBrand } from 'atrium/contract/session'
import type { Region } from '#server/call/actor'
import type { MailContent, MailToSend } from '#server/call/message/mail'
import { fillOf } from './button-colour'

/** The longest subject in characters, and the longest text. */
const most = { subject: 200, text: 1_000_000 }

const footer: LocalText = {
  zh: '这是一封自动发送的邮件，请勿直接回复。',
  en: 'This mail was sent by itself. Please do not answer it.',
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => entities[sign]!)
const paragraph = (text: string) => `<p style="margin:0 0 12px;white-space:pre-line">${escaped(text)}</p>`

/** Puts a text into one line: a line break in a subject would begin another header. */
const inOneLine = (text: string) => text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim()

interface Frame {
  readonly brand: Pick<ShownBrand, 'name' | 'colour'>
  /** The language of the mail, and the time zone of its receiver. */
  readonly region: Region
  /** The address of the console, for links. */
  readonly publicUrl: string
}

/**
 * Returns the content of a mail in a language, as text and as HTML. Throws an Error where it is too long, or the link is no path of the console.
 */
export function mailContent(
  address: string,
  { subject, text, link }: Pick<MailToSend, 'subject' | 'text' | 'link'>,
  { brand, region, publicUrl }: Frame,
): MailContent {
  const { language } = region
  if (link && !/^\/(?![/\\])/.test(link.path))
    throw new Error(`A mail links to a path of the console, not "${link.path}".`)
  const paragraphs = (typeof text === 'function' ? text(region) : text).map((one) => textIn(language, one))
  if (paragraphs.join('').length > most.text) throw new Error(`The text of a mail has ${most.text} characters at most.`)
  const end = textIn(language, footer)
  const label = textIn(language, link?.text)
  const href = link && `${publicUrl}${link.path}`
  const button = href
    ? `<p style="margin:20px 0"><a href="${escaped(href)}" style="display:inline-block;padding:10px 20px;border-radius:6px;background:${fillOf(brand.colour)};color:#fff;text-decoration:none">${escaped(label)}</a></p>`
    : ''
  const body = [
    `<p style="margin:0 0 16px;font-weight:600">${escaped(brand.name)}</p>`,
    ...paragraphs.map(paragraph),
    button,
    `<p style="margin:24px 0 0;color:#6b7280;font-size:12px">${escaped(end)}</p>`,
  ].join('')
  const line = inOneLine(`[${brand.name}] ${textIn(language, subject)}`)
  return {
    address,
    subject: [...line].slice(0, most.subject).join(''),
    text: [...paragraphs, ...(href ? [`${label}: ${href}`] : []), `-- \n${end}`].join('\n\n'),
    html: `<!doctype html><html lang="${language === 'en' ? 'en' : 'zh-CN'}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"></head><body style="margin:0;padding:24px;background:#f3f4f6;color:#111827;font:15px/1.6 sans-serif"><div style="max-width:560px;margin:0 auto;padding:24px;border-radius:8px;background:#fff">${body}</div></body></html>`,
  }
}
