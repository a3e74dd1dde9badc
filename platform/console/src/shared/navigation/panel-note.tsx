import { createContext, useContext, type ReactNode } from 'react'
import { createPortal } from 'react-dom'

/** The place beside the title of the panel around; null until it is there. */
export const PanelNotePlace = createContext<HTMLElement | null>(null)

/**
 * Shows its content beside the title of the panel that it is in, such as the link to a list.
 * @example
 * <PanelNote><Link to="/levels">{t('all')}</Link></PanelNote>
 */
export function PanelNote({ children }: { children: ReactNode }) {
  const place = useContext(PanelNotePlace)
  return place && createPortal(children, place)
}
