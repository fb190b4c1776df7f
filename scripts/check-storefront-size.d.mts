export declare const MOST_TIMES_BARE: number
export declare function storefrontSizes(): Promise<{
  script: number
  styles: number
  engine: number
  bareRoot: number
}>
