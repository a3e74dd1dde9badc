import type { ConsoleTheme } from 'atrium/console/start'

/** The theme of a product with warm greys, round corners and another font. */
export const shopTheme: ConsoleTheme = {
  light: { page: '#f5f1ea', card: '#fffdf9', ink: '#2b2118', menu: '#efe7da' },
  dark: { page: '#17130f', card: '#211b15', head: '#2a231b' },
  radius: 12,
  font: 'Georgia, serif',
  antd: { token: { controlHeight: 36 }, components: { Table: { cellPaddingBlock: 10 } } },
}
