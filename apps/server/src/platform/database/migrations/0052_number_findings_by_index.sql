-- The plan of a function is kept. Made while there were few findings, it read all of them for each that was added.
alter function number_finding() set enable_seqscan = off;
