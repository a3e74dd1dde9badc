import type { ConsoleLook } from 'atrium/console/start'

/** The look of the platform, where a product has no `product/look.ts`. */
export const look: ConsoleLook = {}
