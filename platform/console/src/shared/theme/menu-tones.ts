import { mix, readableOn } from './colour'

/** The colours of the menu in light mode, as the tokens of tokens.css name them. */
export interface MenuTones {
  menu: string
  menuInk: string
  menuInk2: string
  menuShade: string
  menuActive: string
  menuActiveInk: string
  menuLine: string
}

/** Returns the colours that follow from the two chosen ones and the primary; all texts can be read, whatever was chosen. Six-digit colours. */
export function menuTones(bgColor: string, textColor: string, primary: string): MenuTones {
  const end = readableOn([bgColor], textColor)
  const menuShade = mix(bgColor, end, 0.08)
  const menuActive = mix(bgColor, primary, 0.24)
  const menuInk = readableOn([bgColor, menuShade], textColor)
  return {
    menu: bgColor,
    menuInk,
    menuInk2: readableOn([bgColor, menuShade], mix(menuInk, bgColor, 0.2)),
    menuShade,
    menuActive,
    menuActiveInk: readableOn([menuActive], mix(primary, end, 0.4)),
    menuLine: mix(bgColor, end, 0.12),
  }
}
