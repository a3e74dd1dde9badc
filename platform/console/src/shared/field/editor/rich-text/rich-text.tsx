import { useMemo } from 'react'
import prose from '../prose.module.css'
import { sanitiseRichText } from './sanitise-rich-text'

interface RichTextProps {
  html: string
  /** Shows pictures that are part of the HTML. */
  hasPictures?: boolean
}

/**
 * Shows rich text, wherever it comes from: nothing in it runs, frames or submits, and its links open in a new tab.
 * @example
 * <RichText html={profile.userStory} />
 */
export function RichText({ html, hasPictures = false }: RichTextProps) {
  const clean = useMemo(() => sanitiseRichText(html, { hasPictures }), [html, hasPictures])
  // A table that is wider than the text scrolls, by keyboard too.
  const tabIndex = clean.includes('<table') ? 0 : undefined
  // oxlint-disable-next-line react/no-danger -- it is sanitised above
  return <div className={prose.prose} tabIndex={tabIndex} dangerouslySetInnerHTML={{ __html: clean }} />
}
