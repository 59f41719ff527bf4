-- 0082 wrote the function anew, which drops what 0052 set: a plan made while there were few findings reads all of them for
-- each that is added.
alter function number_finding() set enable_seqscan = off;
