import type { ConsoleModule } from '#shared/navigation/console-modules'

const load = {
  shop: async () => ({ default: (await import('./shop-page')).ShopPage }),
  'shop/order': async () => ({ default: (await import('./order-page')).OrderPage }),
  'system/post': async () => ({ default: (await import('./post-page')).PostPage }),
}

/** The console part of `shop-module.ts`. */
export const shop: ConsoleModule = {
  pages: { load, sources: {} },
  panels: {},
  openRoutes: [{ path: '/open/order/:code', title: { zh: '订单状态', en: 'State of the order' }, page: 'shop/order' }],
  headerItems: {
    till: { load: async () => ({ default: (await import('./till-button')).TillButton }) },
    stock: {
      load: async () => ({ default: (await import('./stock-button')).StockButton }),
      permissions: ['system:post:edit'],
    },
  },
}
