import type { Judged } from './judged.ts'

export const examples: Judged = {
  kept: [
    // Mistakes in our own data, and the heading of a section as it stands in its article.
    '{0} is a call',
    '{0} is a card',
    '{0} is a suit',
    'the contract can be read',
    'None',
    'Program Details',
    // Cards of boards.
    'ST S2 S3 SJ  SQ S4 D7 S5  SK S6 D8 S7  SA S8 C7 S9\n      HJ H4 H2 H3  HQ H6 D9 H5  HK H8 C8 H7  HA HT C9 H9\n      CA C2 CT C3  DA D3 DT D2  CK D4 CJ C4  CQ D5 DJ C5  DK D6 DQ C6',
    'N:Q54.Q54.Q54.QJ54 {0} AK32.K32.AK2.K32 {1}',
    'DJ D4 D3 DA  C2 CA C4 C6  {0}',
    'SA S2 S5 S3  DQ DK D6 D2  HK {0}',
    'ST S8 SK S4 H7 H2 HT H3 DT D8 D7 D5 HJ H5 H8 H4 C3 CK CQ C7 SQ HQ S6 S7\n          S5 C9 S2 SJ HA HK D6 C4 DJ D4 DA D3 D2 DK H9 C6 CT',
    'S3 D4 D2 SA S7 S5 C8 CT D9 H3 DJ DK D5 D3 S8 CJ D7 D6 H6 CK DQ H9 S2 C7\n          D8 HK S6 CQ DA HA SQ CA HJ H4 H5 C4 H8 HT SK',
    'H3 H2 H9 HQ H7 HT S7 H4 C5 CQ C2 CK D4 D5 D7 D6 C8 CJ CT C4 DK D3 DA DJ\n          H8 SJ H6 HA D8 DQ D9 S9 SA C7 S3 S8 ST CA S4 SK HK S5 C6 H5 D2',
    'S2 S5 S8 SJ H6 HJ H8 H2 H7 HK HQ ST S9 S4 S7 SQ CK CJ C3 CA C2 CQ C6 C4\n          H5 HT H3 D8 DQ D4 DT D5 DA D7 DJ DK D9 D6 CT D3 D2 C7 C9 S6 C5 H9 S3 H4',
    'C2 CA C4 C5 CK ST C7 CT S9 SQ S5 S7 D4 D2 D5 D3 C8 SJ HK C3 DK D7 D8 DT\n          HT H2 H5 HQ C9 H8 DQ C6 H4 HJ H3 H6 S8 S2 S6',
    'D4 D2 D7 DT CT CQ CJ C4 SQ S9 S8 S4 ST S6 S3 S5 DK DA D6 D8 DQ HA DJ D3\n          HT HK H8 H6 C3 CA CK C6 H7 HJ HQ H5 D9 C7 C2 D5 C8 C9 H9 S7 H4',
    'SQ SK S5 S3 H2 H9 HJ HK C5 CJ CT C7 D3 DA D4 D7 S9 ST SA H7 CQ C8 CK C4\n          C6 C9 CA C3 D9 D2 DK D5 H8',
    'HA H6 H2 H8 CQ C2 C4 C7 H3 HJ HQ H9 D2 DK DQ D3 D9 D4 DT H7 CT CK C8 C3\n          D5 DA D7 SK S6 S4 SQ S7 H4 D6 HT HK C6 C9 CA ST S3 S9 S2 S5 SJ DJ CJ',
  ],
  also: [],
}
