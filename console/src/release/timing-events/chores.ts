/** The work by the clock that has words of its own; whatever else a room does so is its upkeep. */
export const knownChores: readonly string[] = [
  ...['companies.eraseOverdue', 'connectors.sweep', 'dashboards.mergeCounts', 'domains.watch', 'identity.sweep'],
  ...['imports.resume', 'ledger.compareDays', 'media.sweepUploads', 'notifications.sweep', 'orders.lapse'],
  ...['portfolios.resume', 'promotions.letGo', 'quotes.sweep', 'subscriptions.renew', 'tables.sweep', 'units.grant'],
]
