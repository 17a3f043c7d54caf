// DDS 2.9 on one thread, for scripts/bench-dds: reads a PBN deal a line, answers with the processor
// milliseconds of its table and the twenty results, strains S H D C N, declarers N E S W.
#include <dds/dll.h>

#include <cstdio>
#include <ctime>
#include <iostream>
#include <string>

static double processorMilliseconds() {
  timespec at;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &at);
  return at.tv_sec * 1e3 + at.tv_nsec / 1e6;
}

int main() {
  SetMaxThreads(1);
  for (std::string line; std::getline(std::cin, line);) {
    ddTableDealPBN deal;
    ddTableResults results;
    std::snprintf(deal.cards, sizeof deal.cards, "%s", line.c_str());
    const double start = processorMilliseconds();
    const int status = CalcDDtablePBN(deal, &results);
    if (status != RETURN_NO_FAULT) return 1;
    std::printf("%.3f", processorMilliseconds() - start);
    for (const auto &strain : results.resTable)
      for (const int tricks : strain) std::printf(" %d", tricks);
    std::printf("\n");
    std::fflush(stdout);
  }
}
