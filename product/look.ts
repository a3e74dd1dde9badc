import type { ConsoleLook } from 'atrium/console/start'

/** The look of this product: its theme and the parts of its sign-in page. Empty is that of the platform; see docs/guides/what-a-product-may-change.md. */
export const look: ConsoleLook = {}
