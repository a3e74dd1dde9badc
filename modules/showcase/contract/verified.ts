import * as z from 'zod'
import { audit, endpoint, user, VerificationPass } from 'atrium/contract'

export const verified = {
  /** Does nothing but demand the pass of a verification for this purpose: 403 `verification.required` without a good one. */
  run: endpoint('POST /api/showcase/verified', {
    access: 'signedIn',
    body: z.strictObject({
      purpose: z.enum(['showcase-code', 'showcase-account', 'showcase-delete', 'showcase-coupon']),
      pass: VerificationPass,
    }),
    reply: z.null(),
    audit: audit('edit', user, '示例：通过验证后的操作', 'Run a sample action behind a verification'),
  }),
}
