/** Programs that read XML by PIXIMAL, one for each way and for three libraries. */
package com.example.library;
