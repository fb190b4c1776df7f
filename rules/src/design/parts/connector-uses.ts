/** That a product asks a connector: when, with what, and which data names the answer feeds. */
export type ConnectorUse = {
  readonly id: string
  readonly connectorId: string
  /** Empty is always. */
  readonly when: string
  /** By the connector's input: an expression over data names. */
  readonly inputs: Readonly<Record<string, string>>
  /** By the connector's field: the data name that it feeds. */
  readonly outputs: Readonly<Record<string, string>>
}

/** A body's part: asked in this order, so that a later one may use what an earlier one fed. */
export type ConnectorUses = { readonly version: 1; readonly uses: readonly ConnectorUse[] }
