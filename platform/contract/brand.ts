import { brand } from '../../product/brand'

// Until nothing reads the brand of the product from here any more.
export type { Brand, Demo } from './src/brand'
export { brand, demo, description } from '../../product/brand'

/**
 * The title of the browser tab: that of the page, then the name.
 * @example documentTitle('Users') // 'Users - Atrium'
 */
export function documentTitle(page: string): string {
  return page ? `${page} - ${brand.name}` : brand.name
}
