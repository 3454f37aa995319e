/** Hours within which a message to customer care is answered. [SERROR-02] */
export const CONTACT_REPLY_HOURS = 48;
