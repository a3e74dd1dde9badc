/** An error that the person at the terminal can act on; printed as its sentence alone. */
export class UpgradeError extends Error {}
