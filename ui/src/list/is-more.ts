/** Whether there may be more than were counted. */
export const isMore = (total: number, most?: number) => most !== undefined && total >= most
